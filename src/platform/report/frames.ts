import type { StackFrame } from '@contract/errors'

const maxFrames = 30
/** Chrome: `at fn (address:line:column)` and `at address:line:column`. */
const ofChrome = /^\s*at (?:(?:async |new )*(.+?) \()?(\S+?):(\d+):(\d+)\)?$/
/** Firefox and Safari: `fn@address:line:column`. */
const ofOthers = /^\s*(.*?)@(\S+?):(\d+):(\d+)$/

/** The frames of a stack, without the message before them; of an address, only the file's name. */
export function framesOf(stack: string, head: string): StackFrame[] {
  const lines = (stack.startsWith(head) ? stack.slice(head.length) : stack).split('\n')
  return lines.flatMap((line) => frameOf(line.slice(0, 500))).slice(0, maxFrames)
}

function frameOf(line: string): StackFrame[] {
  const [, fn = '', address, at, column] = ofChrome.exec(line) ?? ofOthers.exec(line) ?? []
  if (address === undefined) return []
  return [
    {
      fn: /^[\w$.<>[\] ]{0,80}$/.test(fn) ? fn : '',
      file: fileOf(address),
      line: Math.min(Number(at), 9_999_999),
      column: Math.min(Number(column), 9_999_999),
    },
  ]
}

function fileOf(address: string): string {
  const name = /([\w.-]{1,100}\.(?:m?js|tsx?))(?:\?[^?]*)?$/.exec(address)?.[1]
  return name ?? 'elsewhere'
}
