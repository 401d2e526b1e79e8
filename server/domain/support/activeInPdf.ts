import { setImmediate as turn } from 'node:timers/promises'

/** The file is searched in chunks of this size, because a hostile one makes the search slow. */
const pieceBytes = 128 * 1024
/** The longest searched text when every character of it is escaped; chunks overlap by this much. */
const overlap = 256

/** Actions that run scripts or programs. `/JS` is looked for with its value: compressed data may contain the bytes by chance. */
const script = /\/JavaScript(?![A-Za-z])|\/JS\s*[(<]|\/JS\s+\d+\s+\d+\s+R/
const program = /\/Launch(?![A-Za-z])/
const media = /\/RichMedia(?![A-Za-z])|\/XFA(?![A-Za-z])/

export async function activeInPdf(bytes: Buffer): Promise<string | null> {
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    const text = bytes.toString('latin1', Math.max(0, at - overlap), at + pieceBytes)
    // A PDF name may contain any character as `#` and its hexadecimal number.
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
