const propertyKey = /^properties\[([^[\]]{1,100})\]$/

/** The context in Unleash's shape: its browser client sends properties in the query, as `properties[host]=…`. */
export function nestedContext(context: Record<string, unknown>): Record<string, unknown> {
  const input = context.properties
  const properties = new Map(
    typeof input === 'object' && input !== null ? Object.entries(input) : [],
  )
  const rest: [string, unknown][] = []
  for (const [key, value] of Object.entries(context)) {
    const name = propertyKey.exec(key)?.[1]
    if (name !== undefined) properties.set(name, value)
    else if (key !== 'properties') rest.push([key, value])
  }
  return {
    ...Object.fromEntries(rest),
    ...(properties.size > 0 && { properties: Object.fromEntries(properties) }),
  }
}
