const maxLength = 60

/** A value in a line of text, such as `{email:"a@b"}`: shortened, and a machine's snapshot as its state. */
export function brief(value: unknown): string {
  const text = describe(value).replaceAll(/"(\w+)":/g, '$1:')
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text
}

function describe(value: unknown): string {
  if (value instanceof Error) return `${value.name}: ${value.message}`
  // A machine's snapshot is described by its state value.
  if (typeof value === 'object' && value !== null && 'machine' in value && 'value' in value) {
    return JSON.stringify(value.value)
  }
  return JSON.stringify(value) ?? String(value)
}
