import {
  Mutex,
  type PGlite,
  protocol,
  type QueryOptions,
  type Results,
  types,
} from '@electric-sql/pglite'

/** Beyond it, the statement that was used longest ago is closed; each takes some 50 kB. */
const maxStatements = 300
/** In characters. A longer query, such as an insert of many rows, is seldom sent twice. */
const maxPreparedLength = 5000

type Statement = {
  /** Empty for a query that is not kept: the next one of that name replaces it. */
  name: string
  parameterTypes: number[]
  columns: { name: string; dataTypeID: number }[]
}

const { serialize } = protocol
const { CommandCompleteMessage, DataRowMessage } = protocol.messages
const { ParameterDescriptionMessage, RowDescriptionMessage } = protocol.messages

/**
 * The embedded database, as Drizzle uses it. PGlite sends six messages per query and waits for each; the database then
 * parses and plans every query again. This client prepares a query when it first runs, and afterwards sends one message
 * with its values. All callers share one session, so a prepared statement serves them all.
 */
export class PreparedClient implements Pick<PGlite, 'query' | 'transaction'> {
  readonly #client: PGlite
  /** By query; the one used last is at the end. */
  readonly #statements = new Map<string, Statement>()
  #lastName = 0
  /** A query waits for a running transaction, in which it would otherwise take part. */
  readonly #turns = new Mutex()

  constructor(client: PGlite) {
    this.#client = client
  }

  query<Row>(query: string, values?: unknown[], options?: QueryOptions): Promise<Results<Row>> {
    return this.#turns.runExclusive(() => this.#run<Row>(query, values, options))
  }

  transaction<Result>(work: Parameters<PGlite['transaction']>[0]): Promise<Result> {
    return this.#turns.runExclusive(() =>
      this.#client.transaction((tx) => {
        const run: typeof tx.query = async (...query) => {
          if (tx.closed) throw new Error('The transaction has ended')
          return this.#run(...query)
        }
        return work(Object.assign(tx, { query: run })) as Promise<Result>
      }),
    )
  }

  #run<Row>(
    query: string,
    values: unknown[] = [],
    options: QueryOptions = {},
  ): Promise<Results<Row>> {
    return this.#client.runExclusive(async () => {
      const statement = await this.#prepared(query)
      const bind = serialize.bind({
        statement: statement.name,
        values: values.map((value, n) => this.#textOf(value, statement.parameterTypes[n])),
      })
      try {
        const messages = await this.#send(bind, serialize.execute({}))
        return this.#resultsOf<Row>(statement, messages, options)
      } catch (error) {
        // Its tables may have changed since; the next query prepares it again.
        await this.#close(query)
        throw error
      }
    })
  }

  async #prepared(query: string): Promise<Statement> {
    const known = this.#statements.get(query)
    if (known !== undefined) {
      this.#statements.delete(query)
      this.#statements.set(query, known)
      return known
    }
    const isKept = query.length <= maxPreparedLength
    if (isKept) this.#lastName += 1
    const name = isKept ? `s${this.#lastName}` : ''
    const messages = await this.#send(
      serialize.parse({ name, text: query }),
      serialize.describe({ type: 'S', name }),
    )
    const parameters = messages.find((message) => message instanceof ParameterDescriptionMessage)
    const columns = messages.find((message) => message instanceof RowDescriptionMessage)
    const statement = {
      name,
      parameterTypes: parameters?.dataTypeIDs ?? [],
      columns: columns?.fields ?? [],
    }
    if (isKept) {
      const [oldest] = this.#statements.keys()
      if (this.#statements.size >= maxStatements && oldest !== undefined) await this.#close(oldest)
      this.#statements.set(query, statement)
    }
    return statement
  }

  async #close(query: string): Promise<void> {
    const statement = this.#statements.get(query)
    if (statement === undefined) return
    this.#statements.delete(query)
    await this.#send(serialize.close({ type: 'S', name: statement.name }))
  }

  #send(...messages: Uint8Array[]) {
    // PGlite writes to memory or to the folder itself; neither needs to be synchronized.
    return this.#client.execProtocolStream(Buffer.concat([...messages, serialize.sync()]), {
      syncToFs: false,
    })
  }

  #textOf(value: unknown, type = 0): string | null {
    if (value === null || value === undefined) return null
    const { serializers } = this.#client
    return (serializers[type] ?? serializers[types.TEXT])?.(value) ?? null
  }

  #resultsOf<Row>(
    { columns }: Statement,
    messages: Awaited<ReturnType<PGlite['execProtocolStream']>>,
    { parsers = {}, rowMode }: QueryOptions,
  ): Results<Row> {
    const parsed = columns.map(({ name, dataTypeID }) => ({
      name,
      parse: parsers[dataTypeID] ?? this.#client.parsers[dataTypeID] ?? ((text: string) => text),
    }))
    const valuesOf = (fields: (string | null)[]) =>
      fields.map((field, n) => (field === null ? null : parsed[n]?.parse(field)))
    const asObject = (values: unknown[]) =>
      Object.fromEntries(parsed.map(({ name }, n) => [name, values[n]]))
    const rows: unknown[] = []
    let affectedRows = 0
    for (const message of messages) {
      if (message instanceof DataRowMessage) {
        const values = valuesOf(message.fields)
        rows.push(rowMode === 'array' ? values : asObject(values))
      } else if (message instanceof CommandCompleteMessage) {
        const [, changed] = /^(?:INSERT|UPDATE|DELETE|MERGE).* (\d+)$/.exec(message.text) ?? []
        affectedRows = Number(changed ?? 0)
      }
    }
    return { rows: rows as Results<Row>['rows'], fields: columns, affectedRows }
  }
}
