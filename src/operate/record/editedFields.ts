/** Those of the fields that the edits name, as the server expects them. */
export function editedFields<Fields extends object>(
  fields: Fields,
  edits: object,
): Partial<Fields> {
  const edited = Object.entries(fields).filter(([name]) => name in edits)
  return Object.fromEntries(edited) as Partial<Fields>
}
