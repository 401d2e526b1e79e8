import type { OpeningDraft } from '@contract/operate/openingDraft'
import {
  checkHost,
  discardOpening,
  openBuilding,
  readOpening,
  saveOpening,
  startOpening,
} from '@contract/operate/openings'
import { eq } from 'drizzle-orm'
import { openings } from '../../db/schema'
import { implement } from '../../http/implement'
import { operateMutation } from '../../http/operateMutation'
import type { Change } from '../../services/operate/auditLog'
import { checkDraft } from '../../services/operate/opening/completeDraft'
import { hostStatus } from '../../services/operate/opening/hosts'
import { openBuilding as open } from '../../services/operate/opening/openBuilding'
import {
  finishOpening,
  lockDraft,
  openingReply,
  readOpening as read,
  saveDraft,
  startOpening as start,
} from '../../services/operate/opening/openings'

type Fields = Record<string, unknown> | null

function changeOf(
  uuid: string,
  draft: OpeningDraft,
  fields: { before: Fields; after: Fields },
): Change {
  const subject = draft.building?.name ?? ''
  return { kind: 'opening', subject, subjectUuid: uuid, buildingUuid: null, ...fields }
}

/** The port of this server in its addresses; with HTTPS, the usual one. */
const portOf = (scheme: string, hostHeader: string | undefined): string =>
  (scheme === 'http' && /:\d{1,5}$/.exec(hostHeader ?? '')?.[0]) || ''

export const operateOpeningRoutes = [
  operateMutation(startOpening, async (tx, { caller, now }) => {
    const row = await start(tx, caller.principal.id, now())
    const change = changeOf(row.uuid, {}, { before: null, after: {} })
    return { reply: openingReply(row), changes: [change] }
  }),

  implement(readOpening, async ({ database, params, caller }) => {
    const key = { uuid: params.openingId, userId: caller.principal.id }
    return openingReply(await read(database.connection, key))
  }),

  operateMutation(saveOpening, async (tx, { params, body, caller }) => {
    const key = { uuid: params.openingId, userId: caller.principal.id }
    const before = await lockDraft(tx, key, body)
    const after = await saveDraft(tx, before, body.draft)
    const change = changeOf(after.uuid, after.draft, { before: before.draft, after: after.draft })
    return { reply: openingReply(after), changes: [change] }
  }),

  operateMutation(openBuilding, async (tx, { params, body, caller, deployment, now }) => {
    const { id: userId } = caller.principal
    const row = await lockDraft(tx, { uuid: params.openingId, userId }, body)
    const draft = checkDraft(row.draft)
    const { publicHosts } = deployment.server
    const registrar = { reach: caller.operator.reach, publicHosts }
    const opened = await open(tx, draft, { userId, now: now(), registrar })
    const { buildingUuid } = opened
    const { publicScheme } = deployment.server
    const url = `${publicScheme}://${opened.whitelabel.host}${portOf(publicScheme, caller.hostHeader)}/`
    const finished = await finishOpening(tx, row, { buildingUuid, url })
    const { building, companies, pictures } = draft
    const { image_url, ...brandPictures } = pictures
    const at = { buildingUuid, before: null }
    return {
      reply: openingReply(finished),
      changes: [
        {
          kind: 'building',
          subject: building.name,
          subjectUuid: buildingUuid,
          ...at,
          after: { ...building, image_url },
        },
        ...('whitelabel' in draft
          ? []
          : [
              {
                kind: 'whitelabel' as const,
                subject: draft.host,
                subjectUuid: opened.whitelabel.uuid,
                ...at,
                after: { ...draft.brand, ...brandPictures, host: draft.host },
              },
            ]),
        ...companies.map(
          (company, index): Change => ({
            kind: 'company',
            subject: company.name,
            subjectUuid: opened.companies[index] ?? null,
            ...at,
            after: company,
          }),
        ),
        ...opened.flags.map(
          (flag): Change => ({
            kind: 'flagRule',
            subject: `${flag} (${building.name})`,
            subjectUuid: null,
            ...at,
            after: { flag, audience: 'building', value: buildingUuid, enabled: true },
          }),
        ),
      ],
    }
  }),

  operateMutation(discardOpening, async (tx, { params, caller }) => {
    const row = await lockDraft(tx, { uuid: params.openingId, userId: caller.principal.id })
    await tx.delete(openings).where(eq(openings.uuid, row.uuid))
    const change = changeOf(row.uuid, row.draft, { before: row.draft, after: null })
    return { reply: {}, changes: [change] }
  }),

  implement(checkHost, async ({ database, params }) => ({
    status: await hostStatus(database.connection, params.host.trim().toLowerCase()),
  })),
]
