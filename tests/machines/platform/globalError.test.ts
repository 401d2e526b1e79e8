import { describeMachine } from '@kit/describeMachine'
import { globalErrorMachine } from '@machines/platform/globalError/machine'
import { globalErrorLaws } from './globalError.laws'

const selectOne = { systemId: 'building', event: { type: 'building.selected', uuid: 'one' } }
const takeOne = {
  systemId: 'detail',
  event: { type: 'request.retried', action: 'reserve' },
  isOfPage: true,
}
const selectTwo = { systemId: 'building', event: { type: 'building.selected', uuid: 'two' } }

describeMachine('globalError', globalErrorMachine, {
  events: {
    'error.raised': [
      { status: 503, message: null, action: selectOne },
      { status: 500, message: null, action: selectOne },
      { status: null, message: null, action: selectTwo },
      { status: 500, message: null, action: takeOne },
      { status: 404, message: null, action: null },
    ],
    'request.retried': [],
    'error.dismissed': [],
    'refresh.pressed': [],
    'action.succeeded': [],
    'page.left': [],
    'session.ended': [],
  },
  provide: { actions: { rerunAction: () => {}, refreshPage: () => {} } },
  laws: globalErrorLaws,
  contextKey: ({ action }) => action,
})
