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

/** What somebody has asked for, and what managers decide about. */
export function logics(effects: Effects) {
  const { api, report } = effects
  const bookings = bookingCalls(api)
  const requests = serviceRequestCalls(api)
  return {
    history: historyMachine.provide({
      actors: {
        fetchPage: promiseOf(bookings.fetchTransactions),
        readBooking: promiseOf(bookings.readBooking),
        cancelBooking: promiseOf(bookings.cancelBooking),
      },
    }),
    approvals: approvalsMachine.provide({
      actors: {
        list: pagedRequestOf(bookings.pendingBookings, ({ uuid }) => uuid),
        blocked: pagedRequestOf(bookings.pendingBookings, ({ uuid }) => uuid),
        decide: promiseOf(bookings.decideBooking),
      },
      actions: { reportBroken: () => report('the approvals ended in an error') },
    }),
    passCheck: passCheckMachine.provide({
      actors: { checkPass: promiseOf(passCheckCalls(api).checkPass) },
    }),
    serviceRequests: serviceRequestsMachine.provide({
      actors: {
        read: promiseOf(requests.serviceRequests),
        withdraw: promiseOf(requests.withdrawServiceRequest),
        form: requestFormMachine.provide({
          actors: { submitRequest: promiseOf(requests.createServiceRequest) },
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
