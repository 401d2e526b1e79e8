import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { SMTPServer } from 'smtp-server'
import { expect, it } from 'vitest'
import { freePort, type Launched, launchBuilt } from './builtServer'

const shell = promisify(execFile)
const server = 'node dist/server/main.js'

/** What an operator reads from the configuration to the start: commands, and the configuration itself. */
async function readSteps(): Promise<{ commands: string[]; configuration: unknown }> {
  const text = await readFile('docs/operations.md', 'utf8')
  const section = text
    .split('## From an empty machine to a building')[1]
    ?.split('### First operator')[0]
  const commands = [
    ...(section ?? '').replaceAll(/^```[^]*?^```/gm, '').matchAll(/^ {4}(\S.*)$/gm),
  ].map(([, line = '']) => line)
  const json = /```json\n([^]*?)```/.exec(section ?? '')?.[1] ?? ''
  return { commands, configuration: JSON.parse(json) }
}

/** A machine on which only the files are that the document tells to copy. */
async function newMachine(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-operations-'))
  for (const name of ['dist', 'server', 'config', 'docs', 'node_modules', 'package.json'])
    await symlink(resolve(name), join(folder, name))
  return folder
}

/** A mail server; `mailTo` resolves with the first letter to an address. */
async function openMailServer(port: string) {
  const waiting = new Map<string, (letter: string) => void>()
  const mail = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, { envelope }, done) {
      let letter = ''
      stream.on('data', (chunk) => {
        letter += String(chunk)
      })
      stream.on('end', () => {
        for (const { address } of envelope.rcptTo) waiting.get(address)?.(letter)
        done()
      })
    },
  })
  await new Promise<void>((listening) => mail.listen(Number(port), '127.0.0.1', listening))
  const mailTo = (address: string) =>
    new Promise<string>((arrived) => waiting.set(address, arrived))
  return { mailTo, close: () => new Promise<void>((closed) => mail.close(closed)) }
}

/** A call as the proxy in front passes it on. */
function call(
  port: string,
  path: string,
  body?: object,
): Promise<{ status: number; text: string }> {
  return new Promise((answered, failed) => {
    const sent = request(
      {
        port,
        path,
        host: '127.0.0.1',
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          host: 'app.example',
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
      },
      (reply) => {
        let text = ''
        reply.on('data', (chunk) => {
          text += String(chunk)
        })
        reply.on('end', () => answered({ status: reply.statusCode ?? 0, text }))
      },
    )
    sent.on('error', failed)
    sent.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

it('the steps of the document end in a building that takes sign-ups', async () => {
  const { commands, configuration } = await readSteps()
  const { $schema: _, ...starter } = JSON.parse(await readFile('config/starter.json', 'utf8'))
  expect(configuration).toEqual(starter)
  const [folder, port, smtpPort] = [await newMachine(), await freePort(), await freePort()]
  const mail = await openMailServer(smtpPort)
  let running: Launched | undefined
  const ended: { command: string; code: number | null; mistakes: string[] | null }[] = []
  const environment: Record<string, string | undefined> = { DEMO: undefined, NODE_ENV: undefined }
  try {
    for (const command of commands) {
      if (command.startsWith('export ')) {
        for (const pair of command.split(' ').slice(1)) {
          const [name = '', ...value] = pair.split('=')
          environment[name] = value.join('=')
        }
        environment.SMTP_URL &&= `smtp://127.0.0.1:${smtpPort}`
      } else if (command === server) {
        running = launchBuilt({ ...environment, PORT: port }, [], folder)
        await running.ready
      } else if (command.startsWith(`${server} `)) {
        const args = command.slice(server.length + 1).split(' ')
        const { code, output } = await launchBuilt(environment, args, folder).ended
        ended.push({ command, code, mistakes: output.match(/^[✗!].*/gm) })
      } else {
        await shell('sh', ['-c', command], { cwd: folder })
        if (command.startsWith('cp config/starter.json')) {
          // The document: "Without the field databaseFile, the embedded database is used."
          const { databaseFile: __, ...rest } = starter.server
          await writeFile(join(folder, 'portico.json'), JSON.stringify({ server: rest }))
        }
      }
    }
    expect(running).toBeDefined()
    expect(ended.length).toBeGreaterThan(2)
    expect(ended.filter(({ code, mistakes }) => code !== 0 || mistakes !== null)).toEqual([])
    const buildings = await call(port, '/api/public/buildings?domain=acme.example')
    const [building] = JSON.parse(buildings.text).data
    expect(building).toMatchObject({ name: 'Example Tower' })
    expect((await call(port, '/login')).text).toContain('Example Tower')
    const email = 'nia@acme.example'
    const letter = mail.mailTo(email)
    const registered = await call(port, '/api/auth/register', {
      first_name: 'Nia',
      last_name: 'Falk',
      email,
      password: 'Another-Pass1!',
      building_uuid: building.uuid,
      is_term_accepted: true,
    })
    expect(registered.status).toBe(201)
    expect(await letter).toMatch(/From: Portico <mail@app\.example>[^]*\b\d{4}\b/)
  } finally {
    running?.child.kill('SIGKILL')
    await running?.ended
    await mail.close()
    await rm(folder, { recursive: true, force: true })
  }
})
