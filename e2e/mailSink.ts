import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/** A mail server of one test: it accepts every letter and keeps it. */
export async function openMailSink() {
  const letters: string[] = []
  const server = createServer((socket) => converse(socket, letters))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** The four digits in the newest letter to this address; null without one. */
    codeFor: (address: string): string | null => {
      const letter = letters.findLast((each) => each.includes(address))
      return letter === undefined
        ? null
        : (/(?<![\d#])\d{4}(?!\d)/.exec(bodyOf(letter))?.[0] ?? null)
    },
    close: () => server.close(),
  }
}

/** The text of a letter; quoted-printable lines are joined. */
const bodyOf = (letter: string) =>
  letter
    .slice(letter.indexOf('\r\n\r\n'))
    .replaceAll('=\r\n', '')
    .replaceAll(/<[^>]+>/g, ' ')

function converse(socket: Socket, letters: string[]): void {
  let letter: string | null = null
  let rest = ''
  const answer = (line: string) => socket.write(`${line}\r\n`)
  const take = (line: string) => {
    if (letter !== null) {
      if (line !== '.') {
        letter += `${line}\r\n`
        return
      }
      letters.push(letter)
      letter = null
      answer('250 stored')
    } else if (/^EHLO|^HELO/i.test(line)) answer('250 sink')
    else if (/^DATA/i.test(line)) {
      letter = ''
      answer('354 go on')
    } else if (/^QUIT/i.test(line)) {
      answer('221 bye')
      socket.end()
    } else answer('250 fine')
  }
  socket.on('error', () => socket.destroy())
  socket.on('data', (chunk) => {
    const lines = `${rest}${chunk.toString('utf8')}`.split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) take(line)
  })
  answer('220 sink')
}
