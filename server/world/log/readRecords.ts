import type { RecordKind } from '@contract/operate/audit'
import type { Connection } from '../../db/database'
import type { Change } from '../../services/operate/auditLog'
import { readBuilding } from '../../services/operate/buildings'
import { readCompanies } from '../../services/operate/companies'
import { contentService } from '../../services/operate/contents/contents'
import { readFlagRule } from '../../services/operate/flagRules'
import { readIdentityProvider } from '../../services/operate/identityProviders'
import { miniAppService } from '../../services/operate/offers/miniApps'
import { orderedServices } from '../../services/operate/offers/records'
import { readPeople } from '../../services/operate/people'
import { portfolioService } from '../../services/operate/portfolios'
import {
  buildingChange,
  companyChange,
  flagRuleChange,
  identityProviderChange,
  personChange,
  serviceChange,
} from '../../services/operate/recordChange'
import type { AnyRecordService, Given } from '../../services/operate/recordService'
import { whitelabelService } from '../../services/operate/whitelabels'
import { Refusal } from '../../services/platform/refusal'
import { type Subject, subjectText } from './subjects'

type Read = (tx: Connection, uuids: readonly string[], given: Given) => Promise<Change[]>

/** Reads the records one by one; without those that do not exist. */
const each =
  (read: (tx: Connection, uuid: string, given: Given) => Promise<Change>): Read =>
  async (tx, uuids, given) => {
    const found: Change[] = []
    for (const uuid of uuids) {
      try {
        found.push(await read(tx, uuid, given))
      } catch (error) {
        if (!(error instanceof Refusal && error.code === 'not_found')) throw error
      }
    }
    return found
  }

const ofService = (service: AnyRecordService): [RecordKind, Read] => [
  service.record.one,
  each(
    async (tx, uuid, given) => serviceChange(service, null, await service.read(tx, uuid, given))[0],
  ),
]

/** People and companies can be thousands in one file. */
const readers = new Map<RecordKind, Read>([
  ...[...orderedServices, contentService, miniAppService, portfolioService, whitelabelService].map(
    (service) => ofService(service),
  ),
  ['building', each(async (tx, uuid) => buildingChange(null, await readBuilding(tx, uuid))[0])],
  ['flagRule', each(async (tx, uuid) => flagRuleChange(null, await readFlagRule(tx, uuid))[0])],
  [
    'identityProvider',
    each(async (tx, uuid) => identityProviderChange(null, await readIdentityProvider(tx, uuid))[0]),
  ],
  [
    'company',
    async (tx, uuids, { reach }) =>
      (await readCompanies(tx, uuids, reach)).flatMap((company) => companyChange(null, company)),
  ],
  [
    'person',
    async (tx, uuids, { reach, now }) => {
      const people = await readPeople(tx, uuids, { reach, now, companies: new Set(), shown: 'all' })
      return people.map((person) => personChange(person, null, person))
    },
  ],
])

/** Records as the console's log has them when they are created, by `subjectText`; without those that do not exist. */
export async function readRecords(
  tx: Connection,
  subjects: readonly Subject[],
  given: Given,
): Promise<ReadonlyMap<string, Change>> {
  const found = new Map<string, Change>()
  for (const [kind, read] of readers) {
    const uuids = subjects.filter((subject) => subject.kind === kind).map(({ uuid }) => uuid)
    if (uuids.length === 0) continue
    for (const record of await read(tx, uuids, given)) {
      found.set(subjectText({ kind, uuid: record.subjectUuid ?? '' }), record)
    }
  }
  return found
}
