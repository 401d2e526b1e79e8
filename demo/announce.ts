import type { Brand } from '@contract/brand'
import type { Environment } from '@server/environment'
import { isLoopback } from '@server/loopback'
import { demoAccounts, demoPassword } from './accounts'

/** The text that `npm start` prints once the server is ready. */
export function announce({ HOST, PORT, smtp }: Environment, brands: readonly Brand[]): void {
  const lines = [
    `Portico is ready: http://localhost:${PORT}`,
    ...brands
      .filter(({ host }) => host !== 'localhost')
      .map(
        ({ host, isOpen, name }) =>
          `  ${isOpen ? name : 'not open yet'}`.padEnd(18) + `http://${host}:${PORT}`,
      ),
    ...(smtp === null ? [`  ${'its mail'.padEnd(16)}http://localhost:${PORT}/demo/inbox`] : []),
    `  ${'its flags'.padEnd(16)}http://localhost:${PORT}/demo/flags`,
    `  ${'its brands'.padEnd(16)}http://localhost:${PORT}/demo/brand`,
    `  ${'its console'.padEnd(16)}http://localhost:${PORT}/operate`,
    '',
    `Demo accounts, all with the password ${demoPassword}`,
    ...demoAccounts.map(({ email, note }) => `  ${email.padEnd(28)}${note}`),
    '',
    `Start here: open http://localhost:${PORT} and sign in as ${demoAccounts[0]?.email} with ${demoPassword}`,
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
  warnOutside(HOST)
}

/** Writes a warning to standard error, whatever the log level. */
export function warnOutside(host: string): void {
  if (isLoopback(host)) return
  process.stderr.write(
    `WARNING: the demo is open to anyone who can reach ${host}: its accounts, a manager's among them, have a published password, and anyone can read its mail and reset it. Set DEMO=false for anything real.\n`,
  )
}
