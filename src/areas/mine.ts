import { approvalsMachine } from '@machines/approvals/machine'
import { helpDeskMachine } from '@machines/helpDesk/machine'
import { historyMachine } from '@machines/history/machine'
import { passCheckMachine } from '@machines/passCheck/machine'
import { requestFormMachine } from '@machines/requestForm/machine'
import { serviceRequestsMachine } from '@machines/serviceRequests/machine'
import { promiseOf } from '@runtime/actorOf'
import type { Api } from '@runtime/api/client'
import { bookingCalls } from '@runtime/calls/bookings'
import { passCheckCalls } from '@runtime/calls/passCheck'
import { serviceRequestCalls } from '@runtime/calls/serviceRequests'
import type { Effects } from '@runtime/effects'
import { requestOf } from '@runtime/requestOf'

export { helpDeskDraft } from '@runtime/storage/helpDeskDraft'
export { ApprovalsScreen } from '@screens/approvals/ApprovalsScreen'
export { HelpDeskScreen } from '@screens/helpDesk/HelpDeskScreen'
export { HistoryScreen } from '@screens/history/HistoryScreen'
export { PassCheckScreen } from '@screens/passCheck/PassCheckScreen'
export { SafetyScreen } from '@screens/safety/SafetyScreen'
export { ServiceRequestsScreen } from '@screens/serviceRequests/ServiceRequestsScreen'
export { WebViewScreen } from '@screens/webView/WebViewScreen'

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
        list: requestOf(effects.pendingBookings),
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
