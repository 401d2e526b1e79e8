import { helpDeskMachine } from '@machines/support/helpDesk/machine'
import { promiseOf } from '@platform/actorOf'
import type { Dependencies } from '@platform/host'
import { helpDeskDraft } from '../helpDeskDraft'
import { requestForm } from '../requestForm/requestForm.logic'

export function helpDesk(dependencies: Dependencies) {
  const { host } = dependencies
  return helpDeskMachine.provide({
    actors: {
      readDraft: promiseOf(() => host.restore(() => helpDeskDraft.read() ?? {})),
      form: requestForm(dependencies),
    },
    actions: {
      storeDraft: (_, { fields }) => helpDeskDraft.write(fields),
      goHome: () => host.navigate('/'),
      reportBroken: () => host.report('the help desk ended in an error'),
    },
  })
}
