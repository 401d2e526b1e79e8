import type { Environment } from '../environment'
import { demoAccounts, demoPassword } from './accounts'
import { brands } from './brands'

/** What a person who typed `npm start` reads when it is ready. */
export function announce({ PORT, demo, smtp }: Environment): void {
  const lines = demo
    ? [
        `Portico is ready: http://localhost:${PORT}`,
        ...brands
          .slice(1)
          .map(
            ({ host, brand, publicReady }) =>
              `  ${publicReady === false ? 'not open yet' : brand}`.padEnd(18) +
              `http://${host}:${PORT}`,
          ),
        ...(smtp === null ? [`  ${'its mail'.padEnd(16)}http://localhost:${PORT}/demo/inbox`] : []),
        '',
        `Demo accounts, all with the password ${demoPassword}`,
        ...demoAccounts.map(({ email, note }) => `  ${email.padEnd(28)}${note}`),
      ]
    : [`Portico is ready on port ${PORT}`]
  process.stdout.write(`${lines.join('\n')}\n`)
}
