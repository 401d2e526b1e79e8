import { publishContent } from '@contract/operate/contents'
import { announceChange, announced } from '../../http/announceChange'
import { operateMutation } from '../../http/operateMutation'
import { contentService } from '../../services/operate/contents/contents'
import { publishContent as publish } from '../../services/operate/contents/publishContent'
import { serviceChange } from '../../services/operate/recordChange'

export const operateContentRoutes = [
  operateMutation(publishContent, async (tx, call) => {
    const { params, body } = call
    const said = { notice: body.notice, now: call.now() }
    const { before, after } = await publish(tx, params.contentId, body, said.now)
    const told = await announceChange(tx, call, { before, after }, said)
    const logged = { ...after, ...announced(told, said.notice) }
    return { reply: { data: after }, changes: serviceChange(contentService, before, logged) }
  }),
]
