const unsafe: Record<string, string> = {
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** JSON text that is safe inside a script element. */
export const safeInScript = (json: string): string =>
  json.replace(/[<\u2028\u2029]/g, (each) => unsafe[each] ?? each)

/** A value as JSON that is safe inside a script element. */
export const inlineJson = (value: unknown): string => safeInScript(JSON.stringify(value))
