import { publishContent } from '@contract/operate/contents'
import { operateMutation } from '../../http/operateMutation'
import { contentService } from '../../services/operate/contents/contents'
import { publishContent as publish } from '../../services/operate/contents/publishContent'
import { serviceChange } from '../../services/operate/recordChange'

export const operateContentRoutes = [
  operateMutation(publishContent, async (tx, { params, body, now }) => {
    const { before, after } = await publish(tx, params.contentId, body, now())
    return { reply: { data: after }, changes: serviceChange(contentService, before, after) }
  }),
]
