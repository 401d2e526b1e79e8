import { importColumns, maxImportBytes } from '@contract/operate/imports'
import { Trans, useLingui } from '@lingui/react/macro'
import { operatorOf } from '@machines/operate/console/selectors'
import type { FileProblem } from '@machines/operate/import/context'
import { buildingIn, fileOf, importFailure } from '@machines/operate/import/selectors'
import { downloadFile } from '@platform/downloadFile'
import { sampleFile } from '@rules/operate/importFiles'
import { formatBytes } from '@shared/format/bytes'
import { Button } from '@ui/button/Button'
import { Field } from '@ui/field/Field'
import { FileDrop } from '@ui/fileDrop/FileDrop'
import { Form } from '@ui/form/Form'
import { Notice } from '@ui/notice/Notice'
import { Select } from '@ui/select/Select'
import { useSelector } from '@xstate/react'
import Download from 'lucide-react/icons/download'
import { useConsole, useConsoleLocale } from '../ConsoleContext'
import * as record from '../record/record.css'
import * as css from './import.css'
import type { ImportActor } from './import.logic'
import { useImportFailureText } from './useImportFailureText'

/** The building and the file. */
export function ChooseStep({ page }: { page: ImportActor }) {
  const { t } = useLingui()
  const buildings = useConsole(operatorOf)?.buildings ?? []
  const chosen = useSelector(page, buildingIn)
  const file = useSelector(page, fileOf)
  const problem = useSelector(page, ({ context }) => context.problem)
  const failure = useSelector(page, importFailure)
  const failureText = useImportFailureText()
  const locale = useConsoleLocale()
  const size = formatBytes(locale, maxImportBytes)
  // An address can name a building that the operator's roles don't cover.
  const building = buildings.some(({ uuid }) => uuid === chosen) ? chosen : ''
  const problems = [
    ...(building === '' ? [{ field: 'building', text: t`Choose a building` }] : []),
    ...(file === null ? [{ field: 'file', text: t`Choose a file` }] : []),
  ]
  return (
    <Form
      className={record.form}
      problems={problems}
      summaryTitle={t`Something’s missing or needs fixing`}
      onSubmit={() => page.send({ type: 'check.pressed' })}
    >
      {failure !== null && (
        <Notice tone="danger" live title={t`The file couldn’t be checked`}>
          {failureText(failure)}
        </Notice>
      )}
      <p>
        <Trans>
          No mail is sent. Accounts that exist join the building and keep their names and passwords.
        </Trans>
      </p>
      <Field name="building" label={t`Building`}>
        <Select
          value={building}
          placeholder={t`Choose a building`}
          options={buildings.map(({ uuid, name }) => ({ value: uuid, label: name }))}
          onChange={({ currentTarget }) =>
            page.send({ type: 'building.chosen', uuid: currentTarget.value })
          }
        />
      </Field>
      <FileDrop
        name="file"
        label={file === null ? t`Choose a CSV file` : t`Choose another file`}
        hint={t`Up to 10,000 people and ${size}, in UTF-8`}
        accept=".csv,text/csv"
        multiple={false}
        files={
          file === null
            ? []
            : [{ id: file.id, name: file.name, detail: formatBytes(locale, file.bytes) }]
        }
        onAdd={([added]) => {
          if (added === undefined) return
          const { name, size: bytes, lastModified } = added
          const id = `${name} ${bytes} ${lastModified}`
          page.send({ type: 'file.chosen', file: { id, name, bytes, handle: added } })
        }}
        onRemove={() => page.send({ type: 'file.removed' })}
        removeLabel={(name) => t`Remove ${name}`}
        addedLabel={(name) => t`${name} added.`}
        removedLabel={(name) => t`${name} removed.`}
        error={problem !== null && <RefusedFile problem={problem} size={size} />}
      />
      <section className={css.section}>
        <p>
          <Trans>The first line names the columns; the company may be left out:</Trans>
        </p>
        <ul className={css.columns}>
          {importColumns.map((name) => (
            <li key={name}>
              <code className={css.column}>{name}</code>
            </li>
          ))}
        </ul>
        <div>
          <Button
            variant="ghost"
            icon={<Download size={20} aria-hidden="true" />}
            onClick={() => downloadFile('people.csv', sampleFile(), 'text/csv')}
          >
            <Trans>Download a sample file</Trans>
          </Button>
        </div>
      </section>
      <div className={record.actions}>
        <Button type="submit" variant="primary">
          <Trans>Check the file</Trans>
        </Button>
      </div>
    </Form>
  )
}

function RefusedFile({ problem, size }: { problem: FileProblem; size: string }) {
  const { t } = useLingui()
  const texts: Record<FileProblem, string> = {
    empty: t`This file is empty. Choose one that names people.`,
    tooLarge: t`This file is larger than ${size}. Split it, and import the parts one after another.`,
    unreadable: t`This file couldn’t be read. It may have changed meanwhile: choose it again.`,
  }
  return (
    <Notice tone="danger" live>
      {texts[problem]}
    </Notice>
  )
}
