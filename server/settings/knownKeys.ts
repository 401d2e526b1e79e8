import type * as v from 'valibot'

/** The properties of a schema that contain other schemas; which ones it has depends on its kind. */
type Inner = {
  wrapped?: Inner
  entries?: Record<string, Inner>
  item?: Inner
  value?: Inner
  key?: string
  options?: Inner[]
  literal?: unknown
}

/** The allowed keys of the object at `path` in `schema`; empty if it is not an object. */
export function knownKeys(
  schema: v.GenericSchema,
  path: readonly { key: unknown; value: unknown }[],
): string[] {
  let inner: Inner | undefined = unwrapped(schema as Inner)
  for (const { key, value } of path) {
    const next: Inner | undefined = inner?.entries?.[String(key)] ?? inner?.item ?? inner?.value
    inner = next === undefined ? undefined : chosen(unwrapped(next), value)
  }
  return Object.keys(inner?.entries ?? {})
}

/** Unwraps optional schemas. */
function unwrapped(schema: Inner): Inner {
  return schema.wrapped === undefined ? schema : unwrapped(schema.wrapped)
}

/** Of a union of objects, the one that the value's discriminator selects. */
function chosen(schema: Inner, value: unknown): Inner {
  const { key, options } = schema
  if (key === undefined || options === undefined) return schema
  const kind = (value as Record<string, unknown> | null)?.[key]
  return options.find((option) => option.entries?.[key]?.literal === kind) ?? schema
}
