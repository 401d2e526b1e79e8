import { reportPatterns, type StackFrame } from '@contract/errors'

const maxFrames = 30

/** The frames of a stack, without the message before them; of an address, only the file's name. */
export function framesOf(stack: string, head: string): StackFrame[] {
  const lines = (stack.startsWith(head) ? stack.slice(head.length) : stack).split('\n')
  return lines.flatMap((line) => frameOf(line.slice(0, 500))).slice(0, maxFrames)
}

function frameOf(line: string): StackFrame[] {
  const place = /:(\d+):(\d+)\)?$/.exec(line)
  if (place === null) return []
  const [, at, column] = place
  const before = line.slice(0, place.index).trimStart()
  const { fn, address } = before.startsWith('at ') ? inChrome(before.slice(3)) : inOthers(before)
  if (address === '' || /\s/.test(address)) return []
  return [
    {
      fn: fn.length <= 80 && reportPatterns.fn.test(fn) ? fn : '',
      file: fileOf(address),
      line: Math.min(Number(at), 9_999_999),
      column: Math.min(Number(column), 9_999_999),
    },
  ]
}

type Called = { fn: string; address: string }

/** `at fn (address:line:column)` or `at address:line:column`. */
function inChrome(text: string): Called {
  const open = text.lastIndexOf(' (')
  if (open === -1) return { fn: '', address: text }
  return { fn: text.slice(0, open).replace(/^(?:async |new )+/, ''), address: text.slice(open + 2) }
}

/** Firefox and Safari: `fn@address:line:column`. */
function inOthers(text: string): Called {
  const at = text.indexOf('@', text.lastIndexOf(' ') + 1)
  return at === -1
    ? { fn: '', address: '' }
    : { fn: text.slice(0, at), address: text.slice(at + 1) }
}

function fileOf(address: string): string {
  const name = /([\w.-]{1,100}\.(?:m?js|tsx?))(?:\?[^?]*)?$/.exec(address)?.[1]
  return name ?? 'elsewhere'
}
