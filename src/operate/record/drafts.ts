import type { GenericSchema, InferOutput, ObjectEntries, ObjectSchema } from 'valibot'

/** Fields as operators type them: an empty text for none. */
export type Draft<Fields> = {
  [Name in keyof Fields]: Exclude<Fields[Name], null> | (null extends Fields[Name] ? '' : never)
}

const mayBeNull = (schema: GenericSchema & { wrapped?: GenericSchema }): boolean =>
  schema.type === 'nullable' || (schema.wrapped !== undefined && mayBeNull(schema.wrapped))

/** Converts the fields of a record to their drafts, and back. */
export function draftsOf<const Entries extends ObjectEntries>(entries: Entries) {
  type Fields = InferOutput<ObjectSchema<Entries, undefined>>
  const mapped = (record: object, valueOf: (value: unknown, schema: GenericSchema) => unknown) => {
    const values = new Map(Object.entries(record))
    return Object.fromEntries(
      Object.entries(entries).map(([name, schema]) => [
        name,
        valueOf(values.get(name), schema as GenericSchema),
      ]),
    ) as never
  }
  return {
    draftOf: (stored: Fields): Draft<Fields> => mapped(stored, (value) => value ?? ''),
    /** What a draft means for the server: texts without the spaces around them, and none for an empty one. */
    fieldsOf: (draft: Draft<Fields>): Fields =>
      mapped(draft, (value, schema) => {
        const plain = typeof value === 'string' ? value.trim() : value
        return plain === '' && mayBeNull(schema) ? null : plain
      }),
  }
}
