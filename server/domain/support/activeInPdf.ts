import { setImmediate as turn } from 'node:timers/promises'

/** So much at a time: a file of slashes and number signs keeps a processor busy. */
const pieceBytes = 128 * 1024
/** The longest of what is looked for, every sign of it escaped. */
const overlap = 256

/** Actions that run scripts or programs. `/JS` is looked for with its value: packed data hold anything. */
const script = /\/JavaScript(?![A-Za-z])|\/JS\s*[(<]|\/JS\s+\d+\s+\d+\s+R/
const program = /\/Launch(?![A-Za-z])/
const media = /\/RichMedia(?![A-Za-z])|\/XFA(?![A-Za-z])/

export async function activeInPdf(bytes: Buffer): Promise<string | null> {
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    const text = bytes.toString('latin1', Math.max(0, at - overlap), at + pieceBytes)
    // Any sign of a name may be written as its number.
    const plain = text.replaceAll(/#([0-9a-f]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    if (script.test(plain)) return 'JavaScript'
    if (program.test(plain)) return 'a program to start'
    if (media.test(plain)) return 'an interactive form or media'
    await turn()
  }
  return null
}
