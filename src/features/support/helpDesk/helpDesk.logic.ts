import { helpDeskMachine } from '@machines/support/helpDesk/machine'
import { promiseOf } from '@platform/actorOf'
import type { Effects } from '@platform/effects'
import { requestForm } from '../requestForm/requestForm.logic'

export const helpDesk = (effects: Effects) =>
  helpDeskMachine.provide({
    actors: { readDraft: promiseOf(effects.readHelpDeskDraft), form: requestForm(effects) },
    actions: {
      storeDraft: (_, { fields }) => effects.storeHelpDeskDraft(fields),
      goHome: () => effects.navigate('/'),
      reportBroken: () => effects.report('the help desk ended in an error'),
    },
  })
