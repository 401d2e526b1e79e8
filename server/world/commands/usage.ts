import { parseArgs } from 'node:util'
import { StartError } from '../../startError'

const commandLine = 'node dist/server/main.js'

/**
 * The one argument of a command and its switches.
 *
 * @throws `StartError` with the usage for anything else
 */
export function readArguments<const Switch extends string>(
  args: readonly string[],
  usage: string,
  switches: readonly Switch[] = [],
): { argument: string; switches: ReadonlySet<Switch> } {
  const wrong = (reason: string) => new StartError(`${reason}\nUsage: ${commandLine} ${usage}`)
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: Object.fromEntries(switches.map((name) => [name, { type: 'boolean' as const }])),
    })
    const [argument] = positionals
    if (argument === undefined) throw wrong('An argument is missing.')
    if (positionals.length > 1) throw wrong('There are too many arguments.')
    return { argument, switches: new Set(switches.filter((name) => values[name] === true)) }
  } catch (error) {
    if (error instanceof StartError) throw error
    throw wrong(error instanceof Error ? (error.message.split(/\.\s/)[0] ?? '') : String(error))
  }
}

/** @throws `StartError` with the usage if there are arguments */
export function refuseArguments(args: readonly string[], usage: string): void {
  if (args.length > 0) {
    throw new StartError(`This command has no arguments.\nUsage: ${commandLine} ${usage}`)
  }
}
