import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Starts the built server on a new demo world in memory or in a folder; resolves once it responds.
 */
export async function serveBuilt(port, folder = ':memory:') {
  const answers = () =>
    fetch(`http://localhost:${port}/api/readiness`).then(
      ({ ok }) => ok,
      () => false,
    )
  if (await answers()) {
    throw new Error(`Port ${port} is in use. Stop the server there, or set PORT to a free one.`)
  }
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      NODE_ENV: 'production',
      DEMO: 'true',
      SHUTDOWN_NOTICE_MS: '0',
    },
    stdio: 'ignore',
  })
  for (let tries = 0; !(await answers()); tries += 1) {
    if (tries > 100) {
      server.kill()
      throw new Error('The server did not start within 20 seconds.')
    }
    await pause(200)
  }
  const ended = new Promise((resolve) => server.once('exit', resolve))
  return {
    end: () => {
      server.kill('SIGTERM')
      return ended
    },
  }
}
