import { expect, it } from "vitest";
import { accountTexts } from "#app/features/accounts/admin/texts/accounts.ts";
import { ownAccountTexts } from "#app/features/accounts/admin/texts/own-account.ts";
import { historyTexts } from "#app/features/history/admin/texts/history.ts";
import { conversationTexts } from "#app/features/leads/admin/texts/conversation.ts";
import { routingScreenTexts } from "#app/features/leads/admin/texts/routing.ts";
import { noticeTexts } from "#app/messages/admin/notices.ts";
import { languages } from "#lib/translations.ts";

/** Each button's visible words, and the name that screen readers say and speech recognition listens for. */
it.each(languages)("the names of buttons contain the words on them (%s)", (language) => {
  const accounts = accountTexts[language];
  const actions = [accounts.reset, accounts.signOut, accounts.factorOff, accounts.reinstate, accounts.suspend];
  const routing = routingScreenTexts[language];
  const conversation = conversationTexts[language];
  const history = historyTexts[language];
  const notices = noticeTexts[language];
  const { sessions, passkeys } = ownAccountTexts[language];
  const pairs: Array<[string, string]> = [
    ...actions.map(({ label, one }): [string, string] => [label, one("Eva")]),
    [routing.switchOff, routing.switchRule("1", true)],
    [routing.switchOn, routing.switchRule("1", false)],
    [routing.editLabel, routing.editRule("1")],
    [conversation.splitOff, conversation.splitOffWhat(1)],
    [conversation.merge, conversation.mergeWhat(1)],
    [history.whatChanged, history.whatChangedIn("1")],
    [history.restore, history.restoreOf("1")],
    [notices.edit, notices.editOf("1")],
    [notices.delete, notices.deleteOf("1")],
    [sessions.end, sessions.endOne("1", "2")],
    [passkeys.rename, passkeys.renameOne("1")],
    [passkeys.remove, passkeys.removeOne("1")],
  ];
  for (const [words, name] of pairs) expect(name).toContain(words);
});
