import type { ReadQuery, ReplyGiven } from '@contract/endpoint'
import type {
  ChangeOf,
  FieldsOf,
  OperatedRecord,
  SearchedRecord,
  StoredOf,
} from '@contract/operate/records'
import type { Connection } from '../../db/database'
import type { SessionDays } from '../auth/sessionKind'
import type { MqttTopics } from './offers/smartSystem'
import type { Reach } from './reach'

/** What calls depend on besides the database: the time, the caller's reach, and the configuration. */
export type Given = { now: Date; reach: Reach; topics: MqttTopics; sessionDays: SessionDays }

/** Reads and changes the records of one kind. `owner` is empty for those of the deployment. */
export interface RecordService<R extends OperatedRecord> {
  record: R
  /** The name of a record in the log of changes. */
  nameOf(stored: StoredOf<R>): string
  create(tx: Connection, owner: string, fields: FieldsOf<R>, given: Given): Promise<StoredOf<R>>
  read(connection: Connection, uuid: string, given: Given): Promise<StoredOf<R>>
  update(
    tx: Connection,
    uuid: string,
    change: ChangeOf<R>,
    given: Given,
  ): Promise<{ before: StoredOf<R>; after: StoredOf<R> }>
  remove(tx: Connection, uuid: string, given: Given): Promise<StoredOf<R>>
}

/** A record as its service returns it, whichever it is. */
export type StoredRecord = { uuid: string; building?: { uuid: string } }

/** The service of any record. It was checked against the endpoints of its record, so its types are not needed any more. */
export interface AnyRecordService {
  record: OperatedRecord
  nameOf(stored: never): string
  create(tx: Connection, owner: string, fields: never, given: Given): Promise<StoredRecord>
  read(connection: Connection, uuid: string, given: Given): Promise<StoredRecord>
  update(
    tx: Connection,
    uuid: string,
    change: never,
    given: Given,
  ): Promise<{ before: StoredRecord; after: StoredRecord }>
  remove(tx: Connection, uuid: string, given: Given): Promise<StoredRecord>
}
export interface AnySearchedService extends AnyRecordService {
  record: SearchedRecord
  list(connection: Connection, owner: string, query: never, given: Given): Promise<unknown>
}

/** The same for records in a list that operators search. */
export interface SearchedService<R extends SearchedRecord> extends RecordService<R> {
  list(
    connection: Connection,
    owner: string,
    query: ReadQuery<R['list']>,
    given: Given,
  ): Promise<ReplyGiven<R['list']>>
}

/** Checks a service against the endpoints of its record. */
export const searchedService = <R extends SearchedRecord>(
  record: R,
  service: Omit<SearchedService<R>, 'record'>,
): SearchedService<R> => ({ record, ...service })
