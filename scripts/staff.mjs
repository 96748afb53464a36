import { becomeCommand } from "./steps.mjs";

becomeCommand("app/features/staff/staff-command.server.ts", process.argv.slice(2));
