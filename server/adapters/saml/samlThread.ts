import { answering } from '../../workers/answering'
import type { SamlQuestion } from './saml'
import { readAnswer, requestUrl, serviceMetadata } from './samlServiceProvider'

function answer(question: SamlQuestion): Promise<unknown> {
  if (question.ask === 'metadata') return serviceMetadata(question.service)
  if (question.ask === 'answer') return readAnswer(question.visit, question.xml)
  return requestUrl(question.visit, question.relayState, question.loginHint)
}

answering((question) => answer(question as SamlQuestion))
