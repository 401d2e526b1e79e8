import { importPeople } from '@contract/operate/imports'
import { stagedOperateMutation } from '../../http/operateMutation'
import { importPeople as importInto } from '../../services/operate/import/importPeople'

export const operateImportRoutes = [
  stagedOperateMutation(
    importPeople,
    async ({ body, caller, fileParser, now }, commit) => {
      const { building_uuid: buildingUuid, dry_run: isDryRun } = body
      const read = await fileParser.readPeople(Buffer.from(body.file, 'base64'))
      return commit(async (tx) => {
        const { building, report } = await importInto(tx, {
          buildingUuid,
          read,
          isDryRun,
          view: { ...caller.operator, now: now() },
        })
        const { errors: _, people: __, failed_lines, ...after } = report
        return {
          reply: { data: report },
          changes: [
            {
              kind: 'building',
              subject: building,
              subjectUuid: buildingUuid,
              buildingUuid,
              before: null,
              after: { ...after, failed: failed_lines.length, dry_run: isDryRun },
            },
          ],
        }
      })
    },
    { limit: 'profileChangedByUser' },
  ),
]
