import { becomeCommand } from "./steps.mjs";

becomeCommand("server/backup-command.ts", process.argv.slice(2));
