// IMS Simple Sequencing of a manifest, in the words of scorm-again's activity tree.
import type {
  ManifestObjective,
  ManifestRollupRule,
  ManifestRule,
  ManifestSequencing,
} from "@trilha/contract/learning/content/manifest.ts";
import { attributeOf, childOf, childrenOf, numberIn, textOf, type XmlElement, yesOrNo } from "./xml-tree.ts";

const actions = new Set([
  ...["skip", "disabled", "hiddenFromChoice", "stopForwardTraversal"],
  ...["exit", "exitParent", "exitAll", "retry", "retryAll", "continue", "previous"],
]);
const conditions = new Set([
  ...["satisfied", "objectiveStatusKnown", "objectiveMeasureKnown", "objectiveMeasureGreaterThan"],
  ...["objectiveMeasureLessThan", "completed", "activityProgressKnown", "attempted", "attemptLimitExceeded"],
  ...["timeLimitExceeded", "outsideAvailableTimeRange", "always"],
]);
const rollupActions = new Set(["satisfied", "notSatisfied", "completed", "incomplete"]);
const considerations = new Set(["all", "any", "none", "atLeastCount", "atLeastPercent"]);
const timings = new Set(["never", "once", "onEachNewAttempt"]);
const requirements = new Set(["always", "ifAttempted", "ifNotSkipped", "ifNotSuspended"]);

/** A record without what a manifest does not say. */
function presentEntries<Value>(
  entries: readonly (readonly [string, Value | undefined])[],
): Record<string, Value> {
  return Object.fromEntries(entries.filter((entry): entry is [string, Value] => entry[1] !== undefined));
}
const orNothing = <Value extends object>(value: Value): Value | undefined =>
  Object.keys(value).length > 0 ? value : undefined;
const oneOf = (words: ReadonlySet<string>, text: string) => (words.has(text) ? text : undefined);
const flags = (element: XmlElement | undefined, names: readonly string[]) =>
  names.map((name) => [name, yesOrNo(attributeOf(element, name.toLowerCase()))] as const);

/** Sequencing of an item or organization; element by element, its own in place of that of a collection (`IDRef`). */
export function readSequencing(
  element: XmlElement | undefined,
  collection: ReadonlyMap<string, XmlElement>,
): ManifestSequencing {
  const own = childOf(element, "sequencing");
  if (!own) return {};
  const shared = collection.get(attributeOf(own, "idref"));
  const names = new Set(own.children.map(kindOf));
  const inherited = shared?.children.filter((child) => !names.has(kindOf(child))) ?? [];
  return readOne({ ...own, children: [...own.children, ...inherited] });
}

/** `imsss:objectives` and `adlseq:objectives` are two elements; only the first has a primary objective. */
const kindOf = (element: XmlElement): string =>
  childOf(element, "primaryobjective") ? `${element.name} of imsss` : element.name;

/** Sequencings of the manifest's collection by their id. */
export function sequencingCollection(manifest: XmlElement): ReadonlyMap<string, XmlElement> {
  const all = childrenOf(childOf(manifest, "sequencingcollection"), "sequencing");
  return new Map(all.map((each) => [attributeOf(each, "id"), each]));
}

function readOne(element: XmlElement): ManifestSequencing {
  const rules = childOf(element, "sequencingrules");
  const limit = childOf(element, "limitconditions");
  const delivery = childOf(element, "deliverycontrols");
  const { primary, others } = objectivesOf(element);
  const parts: [keyof ManifestSequencing, unknown][] = [
    ["sequencingControls", orNothing(controlsOf(element))],
    [
      "sequencingRules",
      orNothing(
        presentEntries([
          ["preConditionRules", rulesOf(rules, "preconditionrule")],
          ["exitConditionRules", rulesOf(rules, "exitconditionrule")],
          ["postConditionRules", rulesOf(rules, "postconditionrule")],
        ]),
      ),
    ],
    ["rollupRules", rollupOf(element)],
    ["rollupConsiderations", orNothing(considerationsOf(element))],
    [
      "deliveryControls",
      orNothing(
        presentEntries(flags(delivery, ["tracked", "completionSetByContent", "objectiveSetByContent"])),
      ),
    ],
    ["primaryObjective", primary],
    ["objectives", others.length > 0 ? others : undefined],
    ["attemptLimit", numberIn(attributeOf(limit, "attemptlimit"), 0, 1_000_000)],
    [
      "attemptAbsoluteDurationLimit",
      attributeOf(limit, "attemptabsolutedurationlimit").slice(0, 64) || undefined,
    ],
  ];
  return presentEntries(parts);
}

function controlsOf(element: XmlElement): Record<string, boolean | number | string> {
  const mode = childOf(element, "controlmode");
  const rollup = childOf(element, "rolluprules");
  const choice = childOf(element, "constrainedchoiceconsiderations");
  const random = childOf(element, "randomizationcontrols");
  return presentEntries<boolean | number | string>([
    ...flags(mode, ["choice", "choiceExit", "flow", "forwardOnly"]),
    ...flags(mode, ["useCurrentAttemptObjectiveInfo", "useCurrentAttemptProgressInfo"]),
    ...flags(choice, ["preventActivation", "constrainChoice"]),
    ...flags(rollup, ["rollupObjectiveSatisfied", "rollupProgressCompletion"]),
    ["objectiveMeasureWeight", numberIn(attributeOf(rollup, "objectivemeasureweight"), 0, 1)],
    ["selectionTiming", oneOf(timings, attributeOf(random, "selectiontiming"))],
    ["selectCount", numberIn(attributeOf(random, "selectcount"), 0, 10_000)],
    ["randomizationTiming", oneOf(timings, attributeOf(random, "randomizationtiming"))],
    ["randomizeChildren", yesOrNo(attributeOf(random, "reorderchildren"))],
    ["reorderChildren", yesOrNo(attributeOf(random, "reorderchildren"))],
  ]);
}

function rulesOf(element: XmlElement | undefined, name: string): ManifestRule[] | undefined {
  const rules = childrenOf(element, name).flatMap((rule): ManifestRule[] => {
    const action = oneOf(actions, attributeOf(childOf(rule, "ruleaction"), "action"));
    const list = childOf(rule, "ruleconditions");
    const ruleConditions = childrenOf(list, "rulecondition").flatMap((each): ManifestRule["conditions"] => {
      const condition = oneOf(conditions, attributeOf(each, "condition"));
      const threshold = numberIn(attributeOf(each, "measurethreshold"), -1, 1);
      const objective = uriOf(each, "referencedobjective");
      if (!condition) return [];
      return [
        {
          condition,
          ...(attributeOf(each, "operator") === "not" && { operator: "not" as const }),
          ...(objective && { referencedObjective: objective }),
          ...(threshold !== undefined && { parameters: { threshold } }),
        },
      ];
    });
    if (!action || ruleConditions.length === 0) return [];
    return [{ action, conditionCombination: combination(list, "all"), conditions: ruleConditions }];
  });
  return rules.length > 0 ? rules : undefined;
}

const combination = (list: XmlElement | undefined, usual: "all" | "any"): "all" | "any" => {
  const combination = attributeOf(list, "conditioncombination");
  return combination === "all" || combination === "any" ? combination : usual;
};

function rollupOf(element: XmlElement): ManifestSequencing["rollupRules"] {
  const rules = childrenOf(childOf(element, "rolluprules"), "rolluprule").flatMap(
    (rule): ManifestRollupRule[] => {
      const action = oneOf(rollupActions, attributeOf(childOf(rule, "rollupaction"), "action"));
      const list = childOf(rule, "rollupconditions");
      const ruleConditions = childrenOf(list, "rollupcondition").flatMap((each) => {
        const condition = oneOf(conditions, attributeOf(each, "condition"));
        const negated = attributeOf(each, "operator") === "not";
        return condition
          ? [
              {
                condition: condition.replace("activityProgress", "progress"),
                ...(negated && { operator: "not" as const }),
              },
            ]
          : [];
      });
      if (!action || ruleConditions.length === 0) return [];
      const minimumCount = numberIn(attributeOf(rule, "minimumcount"), 0, 10_000);
      const minimumPercent = numberIn(attributeOf(rule, "minimumpercent"), 0, 1);
      return [
        {
          action,
          conditionCombination: combination(list, "any"),
          consideration: oneOf(considerations, attributeOf(rule, "childactivityset")) ?? "all",
          ...(minimumCount !== undefined && { minimumCount }),
          // The standard counts a share from 0 to 1, the library in percent.
          ...(minimumPercent !== undefined && { minimumPercent: minimumPercent * 100 }),
          conditions: ruleConditions,
        },
      ];
    },
  );
  return rules.length > 0 ? { rules } : undefined;
}

function considerationsOf(element: XmlElement): Record<string, boolean | string> {
  const rollup = childOf(element, "rollupconsiderations");
  const names = [
    "requiredForSatisfied",
    "requiredForNotSatisfied",
    "requiredForCompleted",
    "requiredForIncomplete",
  ];
  return presentEntries<boolean | string>([
    ...names.map((name) => [name, oneOf(requirements, attributeOf(rollup, name.toLowerCase()))] as const),
    ...flags(rollup, ["measureSatisfactionIfActive"]),
  ]);
}

/** An identifier of type anyURI: spaces and `%20` are one and the same, at its ends they are nothing. */
const uriOf = (element: XmlElement, name: string): string =>
  attributeOf(element, name)
    .replaceAll(/(?:%20|\s)+/g, " ")
    .trim();

const mapped = {
  imsss: ["SatisfiedStatus", "NormalizedMeasure"],
  adlseq: ["RawScore", "MinScore", "MaxScore", "CompletionStatus", "ProgressMeasure"],
} as const;

const unmapped = Object.fromEntries(
  Object.values(mapped).flatMap((values) => values.map((value) => [`read${value}`, false] as const)),
);

/** Flags of a map: its own values are read unless it says otherwise, those of the other kind are not its affair. */
function mapFlags(map: XmlElement, kind: keyof typeof mapped): Record<string, boolean> {
  const flagOf = (name: string, usual: boolean) => yesOrNo(attributeOf(map, name.toLowerCase())) ?? usual;
  return Object.fromEntries(
    mapped[kind].flatMap((value) => [
      [`read${value}`, flagOf(`read${value}`, true)] as const,
      [`write${value}`, flagOf(`write${value}`, false)] as const,
    ]),
  );
}

/** `imsss:objectives`, with what `adlseq:objectives` adds to the same ids. */
function objectivesOf(element: XmlElement): {
  primary: ManifestObjective | undefined;
  others: ManifestObjective[];
} {
  const lists = childrenOf(element, "objectives");
  const main = lists.find((list) => childOf(list, "primaryobjective")) ?? lists[0];
  const additions = lists.filter((list) => list !== main).flatMap((list) => childrenOf(list, "objective"));
  const read = (objective: XmlElement): ManifestObjective => {
    const objectiveID = uriOf(objective, "objectiveid");
    const added = additions.filter((each) => uriOf(each, "objectiveid") === objectiveID);
    const byTarget = new Map<string, Record<string, boolean>>();
    for (const [kind, elements] of [["imsss", [objective]] as const, ["adlseq", added] as const])
      for (const map of elements.flatMap((each) => childrenOf(each, "mapinfo"))) {
        const target = uriOf(map, "targetobjectiveid");
        if (target) byTarget.set(target, { ...unmapped, ...byTarget.get(target), ...mapFlags(map, kind) });
      }
    const measured = yesOrNo(attributeOf(objective, "satisfiedbymeasure"));
    const minimum = numberIn(textOf(objective, "minnormalizedmeasure"), -1, 1);
    return {
      objectiveID,
      ...(measured !== undefined && { satisfiedByMeasure: measured }),
      ...(minimum !== undefined && { minNormalizedMeasure: minimum }),
      ...(byTarget.size > 0 && {
        mapInfo: [...byTarget].map(([targetObjectiveID, map]) => ({ targetObjectiveID, ...map })),
      }),
    };
  };
  const primary = childOf(main, "primaryobjective");
  return { primary: primary && read(primary), others: childrenOf(main, "objective").map(read) };
}
