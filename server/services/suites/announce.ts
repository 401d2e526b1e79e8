import type { Connection } from '../../db/database'
import type { SuiteAddress, SuiteReport, SuiteRow } from '../../ports/suite'
import { type Published, publishAll } from '../platform/live/publish'
import { addressOf, suiteReply } from './suite'

/** The topic under which a suite's reports reach its viewers; the wire uses the same name. */
export const topicOfSuite = ({ buildingUuid, floorId, suiteId }: SuiteAddress): string =>
  `suite:${buildingUuid}/${floorId}.${suiteId}`.toLowerCase()

const published = ([suite, report]: [SuiteRow, SuiteReport]): Published => ({
  topic: topicOfSuite(addressOf(suite)),
  data: suiteReply(suite, report),
})

/** Publishes the current state of these suites to their viewers; inside a transaction, on commit. */
export const announceSuites = (connection: Connection, all: [SuiteRow, SuiteReport][]) =>
  publishAll(connection, all.map(published))

export const announceSuite = (connection: Connection, suite: SuiteRow, report: SuiteReport) =>
  announceSuites(connection, [[suite, report]])
