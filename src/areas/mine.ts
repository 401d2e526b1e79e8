import { bookingCalls } from '@features/bookings/api/bookings'
import { passCheckCalls } from '@features/content/api/passCheck'
import { serviceRequestCalls } from '@features/support/api/serviceRequests'
import { approvalsMachine } from '@machines/bookings/approvals/machine'
import { historyMachine } from '@machines/bookings/history/machine'
import { passCheckMachine } from '@machines/content/passCheck/machine'
import { helpDeskMachine } from '@machines/support/helpDesk/machine'
import { requestFormMachine } from '@machines/support/requestForm/machine'
import { serviceRequestsMachine } from '@machines/support/serviceRequests/machine'
import { promiseOf } from '@platform/actorOf'
import type { Api } from '@platform/api/client'
import type { Effects } from '@platform/effects'
import { pagedRequestOf } from '@platform/requestOf'

export { ApprovalsScreen } from '@features/bookings/approvals/ApprovalsScreen'
export { HistoryScreen } from '@features/bookings/history/HistoryScreen'
export { PassCheckScreen } from '@features/content/passCheck/PassCheckScreen'
export { WebViewScreen } from '@features/embed/native/WebViewScreen'
export { HelpDeskScreen } from '@features/support/helpDesk/HelpDeskScreen'
export { helpDeskDraft } from '@features/support/helpDeskDraft'
export { SafetyScreen } from '@features/support/safety/SafetyScreen'
export { ServiceRequestsScreen } from '@features/support/serviceRequests/ServiceRequestsScreen'

export const calls = (api: Api) => ({
  ...bookingCalls(api),
  ...passCheckCalls(api),
  ...serviceRequestCalls(api),
})

/** What somebody has asked for, and what managers decide about. */
export function logics(effects: Effects) {
  const { report } = effects
  return {
    history: historyMachine.provide({
      actors: {
        fetchPage: promiseOf(effects.fetchTransactions),
        readBooking: promiseOf(effects.readBooking),
        cancelBooking: promiseOf(effects.cancelBooking),
      },
    }),
    approvals: approvalsMachine.provide({
      actors: {
        list: pagedRequestOf(effects.pendingBookings, ({ uuid }) => uuid),
        blocked: pagedRequestOf(effects.pendingBookings, ({ uuid }) => uuid),
        decide: promiseOf(effects.decideBooking),
      },
      actions: { reportBroken: () => report('the approvals ended in an error') },
    }),
    passCheck: passCheckMachine.provide({
      actors: { checkPass: promiseOf(effects.checkPass) },
    }),
    serviceRequests: serviceRequestsMachine.provide({
      actors: {
        read: promiseOf(effects.serviceRequests),
        withdraw: promiseOf(effects.withdrawServiceRequest),
        form: requestFormMachine.provide({
          actors: { submitRequest: promiseOf(effects.createServiceRequest) },
        }),
      },
      actions: { reportBroken: () => report('a service request ended in an error') },
    }),
    helpDesk: helpDeskMachine.provide({
      actors: {
        readDraft: promiseOf(effects.readHelpDeskDraft),
        form: requestFormMachine.provide({
          actors: { submitRequest: promiseOf(effects.submitRequest) },
        }),
      },
      actions: {
        storeDraft: (_, { fields }) => effects.storeHelpDeskDraft(fields),
        goHome: () => effects.navigate('/'),
        reportBroken: () => report('the help desk ended in an error'),
      },
    }),
  }
}
