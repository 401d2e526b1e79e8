/** The name of a column: `image_url` is `imageUrl`. */
type ColumnName<Field> = Field extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<ColumnName<Rest>>}`
  : Field

const columnName = (field: string) =>
  field.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** The fields as columns of the same names; an empty text is null. */
export function columnsOf<Fields extends object>(fields: Fields) {
  const columns = Object.entries(fields).map(([name, value]: [string, unknown]) => [
    columnName(name),
    value === '' ? null : value,
  ])
  return Object.fromEntries(columns) as {
    [Name in keyof Fields as ColumnName<Name> & string]: Fields[Name]
  }
}

/** The columns of a row that have the names of these fields. */
export function fieldsOf<Row extends object, Name extends string>(
  row: Row,
  fields: Readonly<Record<Name, unknown>>,
) {
  const columns = new Map(Object.entries(row))
  return Object.fromEntries(
    Object.keys(fields).map((name) => [name, columns.get(columnName(name))]),
  ) as { [Field in Name]: Row[ColumnName<Field> & keyof Row] }
}
