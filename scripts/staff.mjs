import { becomeCommand } from "./steps.mjs";

becomeCommand(["staff", ...process.argv.slice(2)]);
