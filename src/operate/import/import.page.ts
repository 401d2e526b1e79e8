import { importMachine, type Sending } from '@machines/operate/import/machine'
import { promiseOf } from '@platform/actorOf'
import { definePage } from '../definePage'
import { paths } from '../paths'
import { ImportScreen } from './ImportScreen'
import { readFile } from './readFile'

/** Imports the people of a building from a file. */
export const importPage = definePage({
  name: 'import',
  path: paths.peopleImport,
  validateSearch: ({ building }) => ({ building: typeof building === 'string' ? building : '' }),
  logic: ({ calls }) => {
    const send = (isDryRun: boolean) =>
      promiseOf((input: Sending, signal: AbortSignal) =>
        calls.importPeople(
          {
            building_uuid: input.buildingUuid,
            file: input.content,
            dry_run: isDryRun,
            key: input.key,
          },
          signal,
        ),
      )
    return importMachine.provide({
      actors: {
        readFile: promiseOf(({ file }, signal) => readFile(file, signal)),
        check: send(true),
        import: send(false),
      },
    })
  },
  input: ({ search }, keyPrefix) => ({ buildingUuid: search.building, keyPrefix }),
  screen: ImportScreen,
})
