import type { ChildProcess } from 'node:child_process'
import { developerPort, galleryPort, hostilePort, journeyPorts } from './ports'
import { type Server, startServer } from './startServer'

type ProjectServer = Server & {
  /** The Playwright projects that need it. */
  projects: readonly string[]
}

const servers: ProjectServer[] = [
  ...journeyPorts.map((port) => ({
    name: `journeys-${port}`,
    projects: ['journeys', 'walks'],
    args: ['dist/server/main.js'],
    port,
    path: 'api/readiness',
  })),
  {
    name: 'hostile',
    projects: ['hostile'],
    args: ['scripts/task.mjs', 'scripts/hostileServer.ts'],
    port: hostilePort,
    path: 'api/readiness',
  },
  {
    name: 'developer',
    projects: ['developer'],
    args: ['scripts/developerServer.mjs'],
    port: developerPort,
    path: 'api/readiness',
  },
  {
    name: 'gallery',
    args: ['scripts/gallery.mjs', '--built'],
    port: galleryPort,
    path: 'gallery.html',
    projects: ['gallery'],
  },
]
/** The requested projects; none means all. */
const requested = process.argv.flatMap((given) => /^--project=(.+)$/.exec(given)?.slice(1) ?? [])
const isNeeded = ({ projects }: ProjectServer) =>
  requested.length === 0 || projects.some((project) => requested.includes(project))

/**
 * Starts every server of the browser tests concurrently and returns a function that stops them. Playwright itself would
 * start one after the other, which takes twice as long.
 */
export default async function startServers(): Promise<() => void> {
  const children: ChildProcess[] = []
  const stop = () => {
    for (const child of children) child.kill('SIGKILL')
  }
  process.once('exit', stop)
  try {
    await Promise.all(
      servers
        .filter(isNeeded)
        .map((server) => startServer(server, (child) => children.push(child))),
    )
  } catch (error) {
    stop()
    throw error
  }
  return stop
}
