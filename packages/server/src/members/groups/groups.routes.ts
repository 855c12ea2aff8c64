import * as contract from "@trilha/contract/members/groups/endpoints.ts";
import { type Route, route } from "../../core/use-case.ts";
import { readAudience } from "../eligibility/index.ts";
import { changeMembers, createGroup, editGroup, removeGroup } from "./edit-groups.ts";
import { importMembers } from "./import-members.ts";
import { listGroups, listMembers, readGroup } from "./list-groups.ts";

export const groupRoutes: readonly Route[] = [
  route(contract.listPeopleGroups, listGroups),
  route(contract.createPeopleGroup, createGroup),
  route(contract.readPeopleGroup, readGroup),
  route(contract.editPeopleGroup, editGroup),
  route(contract.removePeopleGroup, removeGroup),
  route(contract.listGroupMembers, listMembers),
  route(contract.changeGroupMembers, changeMembers),
  route(contract.importGroupMembers, importMembers),
  route(contract.readAudience, readAudience),
];
