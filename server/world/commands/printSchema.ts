import { worldSchemaText } from '../worldSchema'
import { refuseArguments } from './usage'

/** `node dist/server/main.js schema`: prints the JSON schema of the files for `apply`. */
export async function printSchema(_root: string, args: readonly string[]): Promise<void> {
  refuseArguments(args, 'schema')
  process.stdout.write(worldSchemaText())
}
