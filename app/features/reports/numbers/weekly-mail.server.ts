import { weeklyMailOf } from "#platform/accounts/weekly-mail.server.ts";

export const {
  mail: weeklyMail,
  isRecipient: wantsWeeklyMail,
  queue: queueWeeklyMails,
  readChoice: readWeeklyChoice,
  setChoice: setWeeklyChoice,
} = weeklyMailOf("numbers.week", "weeklyMail", "numbers.read");
