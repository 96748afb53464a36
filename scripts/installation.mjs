import { becomeCommand } from "./steps.mjs";

becomeCommand(process.argv.slice(2));
