# tofu test: plans and applies with a mock, so that it needs no account.
mock_provider "aws" {
  mock_resource "aws_iam_openid_connect_provider" {
    defaults = { arn = "arn:aws:iam::111122223333:oidc-provider/token.actions.githubusercontent.com" }
  }
}

variables {
  bucket       = "my-ci-cache"
  repositories = ["octo/demo"]
}

run "a_repository" {
  assert {
    condition = jsondecode(aws_iam_role.cache["octo/demo-pulls"].assume_role_policy).Statement[0].Condition == {
      StringEquals = { "token.actions.githubusercontent.com:aud" = "sts.amazonaws.com" }
      StringLike   = { "token.actions.githubusercontent.com:sub" = ["repo:octo/demo:pull_request"] }
    }
    error_message = "Only pull requests of the repository take the role."
  }
  assert {
    condition     = jsondecode(aws_iam_role.cache["octo/demo-branches"].assume_role_policy).Statement[0].Condition.StringLike["token.actions.githubusercontent.com:sub"] == ["repo:octo/demo:ref:refs/*"]
    error_message = "Only branches and tags of the repository take the role."
  }
  assert {
    condition     = jsondecode(aws_iam_role.cache["octo/demo-branches"].assume_role_policy).Statement[0].Principal.Federated == "arn:aws:iam::111122223333:oidc-provider/token.actions.githubusercontent.com"
    error_message = "The provider is that of the module."
  }
  assert {
    condition = jsondecode(aws_iam_role_policy.cache["octo/demo-pulls"].policy).Statement == [
      {
        Sid       = "List", Effect = "Allow", Action = ["s3:ListBucket"], Resource = ["arn:aws:s3:::my-ci-cache"],
        Condition = { StringLike = { "s3:prefix" = ["ci/octo%2Fdemo/*"] } }
      },
      { Sid = "Read", Effect = "Allow", Action = ["s3:GetObject"], Resource = ["arn:aws:s3:::my-ci-cache/ci/octo%2Fdemo/*"] },
      {
        Sid      = "Write", Effect = "Allow", Action = ["s3:PutObject", "s3:AbortMultipartUpload"],
        Resource = ["arn:aws:s3:::my-ci-cache/ci/octo%2Fdemo/refs%2Fpull%2F*", "arn:aws:s3:::my-ci-cache/ci/octo%2Fdemo/.if-none-match*"]
      },
    ]
    error_message = "Pull requests write only their own entries, and the probe."
  }
  assert {
    condition     = [for s in jsondecode(aws_iam_role_policy.cache["octo/demo-branches"].policy).Statement : s.Resource if s.Sid == "Write"] == [["arn:aws:s3:::my-ci-cache/ci/octo%2Fdemo/*"]]
    error_message = "Branches write the entries of the repository."
  }
  assert {
    condition     = aws_s3_bucket_lifecycle_configuration.cache.rule[0].expiration[0].days == 30 && aws_s3_bucket_lifecycle_configuration.cache.rule[0].filter[0].prefix == "ci/"
    error_message = "Entries expire."
  }
  assert {
    condition     = jsondecode(aws_s3_bucket_policy.cache.policy).Statement[0].Condition.Null["s3:if-none-match"] == "true"
    error_message = "No entry can be overwritten."
  }
  assert {
    condition     = length(aws_s3_bucket_server_side_encryption_configuration.cache) == 0
    error_message = "S3 encrypts with keys of its own."
  }
}

run "an_organization" {
  variables {
    repositories      = ["octo/*"]
    prefix            = "a/b"
    oidc_provider_arn = "arn:aws:iam::111122223333:oidc-provider/theirs"
  }

  assert {
    condition     = [for s in jsondecode(aws_iam_role_policy.cache["octo/*-pulls"].policy).Statement : s.Resource if s.Sid == "Write"] == [["arn:aws:s3:::my-ci-cache/a/b/octo%2F*/refs%2Fpull%2F*", "arn:aws:s3:::my-ci-cache/a/b/octo%2F*/.if-none-match*"]]
    error_message = "Pull requests write entries of pull requests of all repositories."
  }
  assert {
    condition = [for s in jsondecode(aws_iam_role_policy.cache["octo/*-pulls"].policy).Statement : s if s.Effect == "Deny"] == [{
      Sid      = "KeepBranches", Effect = "Deny", Action = ["s3:PutObject", "s3:DeleteObject"],
      Resource = ["arn:aws:s3:::my-ci-cache/a/b/octo%2F*/refs%2Fheads%2F*", "arn:aws:s3:::my-ci-cache/a/b/octo%2F*/refs%2Ftags%2F*"]
    }]
    error_message = "A star never reaches the entries of a branch."
  }
  assert {
    condition     = [for s in jsondecode(aws_iam_role_policy.cache["octo/*-branches"].policy).Statement : s if s.Effect == "Deny"] == []
    error_message = "Branches may write the entries of branches."
  }
  assert {
    condition     = aws_iam_role.cache["octo/*-pulls"].name == "headstart-octo-pulls" && strcontains(output.set_variables, "gh variable set CACHE_ROLE_PULL --org octo --visibility all --body ${output.roles["octo/*"].pulls}\n")
    error_message = "The roles are those of the organization."
  }
  assert {
    condition     = length(aws_iam_openid_connect_provider.github) == 0 && output.oidc_provider_arn == "arn:aws:iam::111122223333:oidc-provider/theirs"
    error_message = "The account's provider is used."
  }
  assert {
    condition     = jsondecode(aws_iam_role.cache["octo/*-pulls"].assume_role_policy).Statement[0].Condition.StringLike["token.actions.githubusercontent.com:sub"] == ["repo:octo/*:pull_request"]
    error_message = "Pull requests of all repositories take the role."
  }
}

run "repositories_with_ids" {
  variables {
    repositories = ["octo@123/demo@456", "other@78/*"]
  }

  assert {
    condition = {
      for key, role in aws_iam_role.cache : key => jsondecode(role.assume_role_policy).Statement[0].Condition.StringLike["token.actions.githubusercontent.com:sub"]
      } == {
      "octo/demo-branches" = ["repo:octo/demo:ref:refs/*", "repo:octo@123/demo@456:ref:refs/*"]
      "octo/demo-pulls"    = ["repo:octo/demo:pull_request", "repo:octo@123/demo@456:pull_request"]
      "other/*-branches"   = ["repo:other/*:ref:refs/*", "repo:other@78/*:ref:refs/*"]
      "other/*-pulls"      = ["repo:other/*:pull_request", "repo:other@78/*:pull_request"]
    }
    error_message = "A role trusts the subject with the ids, and the one without."
  }
  assert {
    condition     = [for s in jsondecode(aws_iam_role_policy.cache["octo/demo-branches"].policy).Statement : s.Resource if s.Sid == "Write"] == [["arn:aws:s3:::my-ci-cache/ci/octo%2Fdemo/*"]] && aws_iam_role.cache["octo/demo-pulls"].name == "headstart-octo.demo-pulls"
    error_message = "Objects and roles have no ids in their names."
  }
  assert {
    condition     = strcontains(output.set_variables, "--repo octo/demo --body ${output.roles["octo/demo"].pulls}\n") && strcontains(output.set_variables, "--org other --visibility all ")
    error_message = "The commands name repositories without ids."
  }
}

run "a_repository_with_ids_beside_its_organization" {
  command = plan

  variables {
    repositories = ["octo/*", "octo@123/demo@456"]
  }

  expect_failures = [var.repositories]
}

run "a_repository_twice" {
  command = plan

  variables {
    repositories = ["octo/demo", "octo@123/demo@456"]
  }

  expect_failures = [var.repositories]
}

run "a_star_for_an_id" {
  command = plan

  variables {
    repositories = ["octo@*/demo@456"]
  }

  expect_failures = [var.repositories]
}

run "ids_of_the_owner_alone" {
  command = plan

  variables {
    repositories = ["octo@123/demo"]
  }

  expect_failures = [var.repositories]
}

run "ten_repositories" {
  variables {
    repositories = [
      "octo/demo", "octo/demo-2", "octo/demo.js", "octo/demo_", "octo/a", "octo/b", "octo/c", "octo/d", "octo/e", "other/demo"
    ]
  }

  assert {
    condition     = length(aws_iam_role.cache) == 20 && length(distinct([for role in aws_iam_role.cache : role.name])) == 20
    error_message = "Each repository has two roles."
  }
  assert {
    condition     = aws_iam_role.cache["octo/demo.js-pulls"].name == "headstart-octo.demo.js-pulls"
    error_message = "The name of a role names the repository."
  }
  assert {
    condition = alltrue([
      for repository in var.repositories : [
        for kind in ["branches", "pulls"] : jsondecode(aws_iam_role.cache["${repository}-${kind}"].assume_role_policy).Statement[0].Condition.StringLike["token.actions.githubusercontent.com:sub"]
      ] == [["repo:${repository}:ref:refs/*"], ["repo:${repository}:pull_request"]]
    ])
    error_message = "Only jobs of a repository take its roles."
  }
  assert {
    condition = alltrue(flatten([
      for repository in var.repositories : [
        for kind in ["branches", "pulls"] : [
          for s in jsondecode(aws_iam_role_policy.cache["${repository}-${kind}"].policy).Statement : [
            for resource in s.Resource : s.Sid == "List" || startswith(resource, "arn:aws:s3:::my-ci-cache/ci/${replace(repository, "/", "%2F")}/")
          ]
        ]
      ]
    ]))
    error_message = "The roles of a repository reach its own entries only."
  }
  assert {
    condition     = length(output.roles) == 10 && output.roles["octo/demo-2"].pulls == aws_iam_role.cache["octo/demo-2-pulls"].arn
    error_message = "The roles are an output."
  }
  assert {
    condition     = length(split("\n", trimspace(output.set_variables))) == 20 && strcontains(output.set_variables, "gh variable set CACHE_ROLE_PULL --repo octo/demo.js --body ${output.roles["octo/demo.js"].pulls}\n")
    error_message = "There is a command for each role."
  }
}

run "repositories_with_long_names" {
  variables {
    repositories = ["octo/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa-1", "octo/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa-2"]
  }

  assert {
    condition     = length(distinct([for role in aws_iam_role.cache : role.name])) == 4 && alltrue([for role in aws_iam_role.cache : length(role.name) <= 64])
    error_message = "Names of roles are short enough, and stay different."
  }
}

run "a_repository_beside_its_organization" {
  command = plan

  variables {
    repositories = ["octo/*", "octo/demo"]
  }

  expect_failures = [var.repositories]
}

run "no_repository" {
  command = plan

  variables {
    repositories = []
  }

  expect_failures = [var.repositories]
}

run "a_key_of_kms" {
  variables {
    kms_key_arn = "arn:aws:kms:eu-west-1:111122223333:key/1"
  }

  assert {
    condition     = [for s in jsondecode(aws_iam_role_policy.cache["octo/demo-pulls"].policy).Statement : s.Resource if s.Sid == "Encrypt"] == [["arn:aws:kms:eu-west-1:111122223333:key/1"]]
    error_message = "The roles may use the key."
  }
  assert {
    condition     = one(aws_s3_bucket_server_side_encryption_configuration.cache[0].rule).bucket_key_enabled
    error_message = "The bucket uses the key."
  }
}

run "a_wrong_repository" {
  command = plan

  variables {
    repositories = ["octo/demo/x"]
  }

  expect_failures = [var.repositories]
}

run "a_wrong_prefix" {
  command = plan

  variables {
    prefix = "/ci/"
  }

  expect_failures = [var.prefix]
}
